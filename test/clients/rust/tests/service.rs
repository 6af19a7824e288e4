//! What a reviewer asks of the service's types.

use monitoring::{Error, Service, Settings};
use monitoring_api::apis::monitors_api::list_monitors;
use std::iter::successors;
use std::time::Duration;

fn settings(url: &str) -> Settings {
    Settings {
        base_url: url.to_owned(),
        auth_url: url.to_owned(),
        client_id: "id".to_owned(),
        client_secret: "s3cret".into(),
        refresh_token: "r3fresh".into(),
        version: "2.0".to_owned(),
        timeout: Duration::from_secs(5),
    }
}

#[test]
fn tasks_and_threads_can_share_the_types() {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Service>();
    is_shared::<Settings>();
    is_shared::<Error>();
}

#[tokio::test]
async fn nothing_printed_has_a_secret() {
    let settings = settings("http://127.0.0.1:0"); // nothing listens there
    let settings_text = format!("{settings:?} {settings:#?}");
    let service = Service::new(settings).expect("a client");
    let call = service.call(async |api| list_monitors(api, None).await);
    let error = call.await.expect_err("no service");
    assert!(matches!(&error, Error::Transport(source) if source.is_connect()), "{error:?}");
    let causes = successors(Some(&error as &dyn std::error::Error), |error| error.source());
    let error_text: Vec<_> = causes.map(|cause| format!("{cause} {cause:?}")).collect();
    assert!(error_text.len() > 2, "{error_text:?}");
    for printed in [settings_text, format!("{service:?}"), error_text.concat()] {
        assert!(!printed.contains("s3cret") && !printed.contains("r3fresh"), "{printed}");
    }
}
