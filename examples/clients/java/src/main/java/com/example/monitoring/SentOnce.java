package com.example.monitoring;

import java.io.IOException;
import okhttp3.MediaType;
import okhttp3.RequestBody;
import okio.BufferedSink;

/** A body that OkHttp does not send again by itself when a kept connection is lost: the service may have read the first. */
class SentOnce extends RequestBody {
  private final RequestBody body;

  SentOnce(RequestBody body) {
    this.body = body;
  }

  @Override
  public boolean isOneShot() {
    return true;
  }

  @Override
  public MediaType contentType() {
    return body.contentType();
  }

  @Override
  public long contentLength() throws IOException {
    return body.contentLength();
  }

  @Override
  public void writeTo(BufferedSink sink) throws IOException {
    body.writeTo(sink);
  }
}
