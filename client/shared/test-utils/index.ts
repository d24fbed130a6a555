export { expectLogged } from './console';
export { fixture } from './fixtures';
export { Palette, paletteStore } from './palette';
export { OWNER, renderScreen, type Screen } from './render-screen';
export { onRequest, requestsMade, restError, type RestRequest } from './rest';
