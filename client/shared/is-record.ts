/** Whether a value is an object, of which any property may be asked. */
export const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;
