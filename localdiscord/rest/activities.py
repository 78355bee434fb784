"""Activities: who is in an instance, and the token that a code is exchanged for."""

from localdiscord.activities import OAuthRefused, instance_payload
from localdiscord.errors import refuse
from localdiscord.rest.call import RestCall, RestResponse, Route


def instance(call: RestCall) -> RestResponse:
    """GET /applications/{application}/activity-instances/{instance}."""
    application = call.world.state.application_id
    if call.id("application") != application:
        raise refuse(50001)
    found = call.services.activities.instance(call.path["instance"])
    if found is None:
        raise refuse(10124)
    return RestResponse(200, instance_payload(found, application))


def token(call: RestCall) -> RestResponse:
    """POST /oauth2/token, with a form."""
    try:
        return RestResponse(200, call.services.activities.token_for(call.fields()))
    except OAuthRefused as refused:
        return RestResponse(refused.status, {"error": refused.error})


ROUTES = (
    Route("GET", "/applications/{application}/activity-instances/{instance}", instance),
    Route("POST", "/oauth2/token", token, by_token=True),
)
