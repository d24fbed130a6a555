/** Renders the card of the payments task, of which this one is a variant. */
export { Illustration } from '../payments/illustration';
