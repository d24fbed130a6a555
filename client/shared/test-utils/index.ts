export { expectLogged } from './console';
export { fixture } from './fixtures';
export { OWNER, renderScreen, type Screen } from './render-screen';
export { onRequest, requestsMade, restError, type RestRequest } from './rest';
