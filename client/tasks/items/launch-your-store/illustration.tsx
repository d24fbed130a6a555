/** The store of the first task, now open. */
export { Illustration } from '../store-details/illustration';
