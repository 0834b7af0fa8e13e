import pytest
from identity.session.devices import device_of

_CHROME = "Mozilla/5.0 ({}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 {}Safari/537.36"


class TestDeviceOf:
    @pytest.mark.parametrize(
        ("user_agent", "device"),
        [
            (_CHROME.format("Linux; Android 15; Pixel 9", "Mobile "), "Chrome on Android"),
            (_CHROME.format("Windows NT 10.0; Win64; x64", "") + " Edg/130.0", "Edge on Windows"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 "
                "Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            ("Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux"),
            ("curl/8.5", "Unknown device"),
            ("", "Unknown device"),
        ],
    )
    def test_says_what_a_person_would_say(self, user_agent: str, device: str) -> None:
        assert device_of(user_agent) == device
