declare module '*.module.scss' {
	/** Class names of the module. `any`, because an index signature of strings would make every class possibly undefined. */
	// eslint-disable-next-line @typescript-eslint/no-explicit-any -- See above.
	const classes: Readonly< Record< string, any > >;
	export default classes;
}

declare module '*.scss';
