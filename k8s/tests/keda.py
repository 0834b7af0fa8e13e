"""What is used here of KEDA's ScaledObject (keda.sh/v1alpha1): Kubernetes' own schemas know no such kind."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Metadata(_Strict):
    name: str
    namespace: str | None = None
    labels: dict[str, str] = {}


class ScaleTarget(_Strict):
    apiVersion: Literal["apps/v1"]  # noqa: N815 -- the names are KEDA's
    kind: Literal["Deployment"]
    name: str


class Fallback(_Strict):
    failureThreshold: Count  # noqa: N815
    replicas: Count


class TemporalQueue(_Strict):
    """https://keda.sh/docs/latest/scalers/temporal: every value is text."""

    endpoint: Annotated[str, Field(pattern=r"^[a-z0-9.-]+:\d+$")]
    namespace: str
    taskQueue: str  # noqa: N815
    targetQueueSize: Annotated[str, Field(pattern=r"^[1-9]\d*$")]  # noqa: N815
    queueTypes: Annotated[str, Field(pattern=r"^(workflow|activity|nexus)(,(workflow|activity|nexus))*$")]  # noqa: N815


class Trigger(_Strict):
    type: Literal["temporal"]
    metadata: TemporalQueue


class Spec(_Strict):
    scaleTargetRef: ScaleTarget  # noqa: N815
    minReplicaCount: Count  # noqa: N815
    maxReplicaCount: Annotated[int, Field(ge=1)]  # noqa: N815
    pollingInterval: Count  # noqa: N815
    cooldownPeriod: Count  # noqa: N815
    fallback: Fallback
    triggers: Annotated[list[Trigger], Field(min_length=1)]


class ScaledObject(_Strict):
    apiVersion: Literal["keda.sh/v1alpha1"]  # noqa: N815
    kind: Literal["ScaledObject"]
    metadata: Metadata
    spec: Spec
