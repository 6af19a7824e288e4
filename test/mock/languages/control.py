"""A test in Python of a program that calls the service, with the mock's controls over HTTP."""
import json
import os
import unittest
import urllib.error
import urllib.request

URL = os.environ["MOCK_URL"]


def send(method, url, body=None, headers=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, method=method, headers=headers or {})
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def control(method, path, body=None):
    status, result = send(method, f"{URL}/_mock{path}", body)
    if status != 200:
        raise AssertionError(result["message"])
    return result["data"]


class ControlsTest(unittest.TestCase):
    def setUp(self):
        control("POST", "/reset")
        self.token = control("POST", "/access-tokens", {"scopes": ["Svc.Admin.Read"]})["access_token"]

    def get(self, path):
        return send("GET", f"{URL}/api{path}", headers={"Authorization": f"Svc-oauthtoken {self.token}"})

    def test_seed(self):
        control("PUT", "/records", {"monitors": [{"monitor_id": "7"}]})
        self.assertEqual(self.get("/monitors")[1]["data"], [{"monitor_id": "7"}])

    def test_reset_brings_back_the_records(self):
        self.assertEqual(len(self.get("/monitors")[1]["data"]), 2)

    def test_override(self):
        control("POST", "/overrides", {"operation": "listMonitors", "status": 429, "times": 1})
        self.assertEqual(self.get("/monitors")[0], 429)
        self.assertEqual(self.get("/monitors")[0], 200)

    def test_clock(self):
        control("POST", "/clock", {"milliseconds": 3_600_000})
        self.assertEqual(self.get("/monitors")[0], 401)

    def test_journal(self):
        self.get("/monitors?page=2")
        [seen] = control("GET", "/requests")
        self.assertEqual([seen["operation"], seen["query"], seen["status"]], ["listMonitors", "page=2", 200])

    def test_misspelt_field(self):
        with self.assertRaisesRegex(AssertionError, '/scope: expected no attribute of this name; .*; nearest: scopes'):
            control("POST", "/access-tokens", {"scope": ["Svc.Admin.Read"]})


unittest.main()
