/** The steps of the task, in their order. */
export const STEPS = [ 'store_location', 'rates', 'label_printing', 'connect' ] as const;

export type StepKey = ( typeof STEPS )[ number ];
