from chassis.errors import NotFound
from chassis.rpc import RpcChannel
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc


class Submissions:
    """What is asked of forms where no run asks."""

    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._forms = forms_pb2_grpc.SubmissionFlowServiceStub(channel.channel)

    async def is_there(self, submission_id: str) -> bool:
        """Not deleted."""
        try:
            await self._channel.call(
                self._forms.GetRoute, forms_pb2.GetRouteRequest(submission_id=submission_id)
            )
        except NotFound:
            return False
        return True
