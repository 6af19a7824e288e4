import { BaseResolver } from "@redocly/openapi-core";

/** Follows no reference out of the document: a build reads no other file, and calls no server. */
export class WithinDocument extends BaseResolver {
  override async loadExternalRef(): Promise<never> {
    throw new Error("A reference must start with #/, such as #/components/schemas/Monitor");
  }
}
