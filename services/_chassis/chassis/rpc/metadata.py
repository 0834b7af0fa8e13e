"""What travels beside every gRPC call, spelled once."""

ERROR_CODE = "groundwork-error-code"
AUTHORIZATION = "authorization"
TRACEPARENT = "traceparent"
