"""Organization of a test in the sandbox at ASSESSMENT_API_SANDBOX_URL, default
http://127.0.0.1:4010.
"""

import json
import os
import time
from types import SimpleNamespace
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ORIGIN = os.environ.get("ASSESSMENT_API_SANDBOX_URL", "http://127.0.0.1:4010")
KEY_HEADERS = {"v1": "X-Api-Key", "v2": "Vendor-Api-Key", "v3": "X-API-KEY"}


class World:
    def __init__(self, seed="catalogue"):
        self.key = ""
        created = self.request("POST", "/control/organizations", {"name": "World", "seed": seed, "apiKey": {}}).body
        self.organization, self.key = created["id"], created["apiKey"]["key"]
        self.panel = f"/control/organizations/{self.organization}"

    def request(self, method, path, body=None):
        version = path.split("/")[1]
        headers = {KEY_HEADERS[version]: self.key} if version in KEY_HEADERS else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        try:
            response = urlopen(Request(ORIGIN + path, data, headers, method=method), timeout=60)
        except HTTPError as error:
            response = error
        with response:
            content = response.read()
        return SimpleNamespace(status=response.status, body=json.loads(content) if content else None)

    def candidate(self, email="ada@example.com", test="tst_sql_basics", moves=()):
        """Invites a candidate and performs `moves`, such as "start", ("answer", {"auto":
        "correct"}), "submit".
        """
        new = {"email": email, "firstName": "Ada", "lastName": "Lovelace", "examId": test}
        candidate = self.request("POST", "/v1/candidates", new).body["id"]
        for move in moves:
            name, body = move if isinstance(move, tuple) else (move, None)
            moved = self.request("POST", f"/control/assessments/{candidate}/{name}", body)
            assert moved.status == 200, moved.body["details"]
        return candidate

    def advance(self, duration):
        """Moves the clock of this world and runs everything due."""
        assert self.request("POST", f"{self.panel}/clock/advance", {"duration": duration}).status == 200

    def mail(self, to, within=5.0):
        """Waits for the newest mail to an address."""
        end = time.monotonic() + within
        while True:
            mails = self.request("GET", f"{self.panel}/mails?count=100").body["items"]
            for mail in mails:
                if mail["to"] == to:
                    return mail
            others = ", ".join(f"{mail['kind']} to {mail['to']}" for mail in mails) or "none"
            assert time.monotonic() < end, f"no mail to {to} within {within} s; there are: {others}"
            time.sleep(0.02)

    def journal(self):
        entries = self.request("GET", f"{self.panel}/journal?count=40").body["items"]
        return "\n".join(map(_line, reversed(entries)))

    def delete(self):
        self.request("DELETE", self.panel)


def _line(entry):
    exchange, refusal = entry.get("exchange"), entry.get("refusal")
    what = f"{exchange['method']} {exchange['path']} {entry.get('status')}" if exchange else entry["operation"]
    indent = "  " if "causeId" in entry else ""
    return f"{entry['kind']:9}{indent}{what}{'  ' + refusal['message'] if refusal else ''}"
