/**
 * A call that is heard.
 */
export const Illustration = () => (
	<>
		<path d="M12 124h176" />
		<path d="M52 66h26l50-26v72L78 86H52a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z" />
		<path d="M78 66v20M58 86l8 38h14l-7-38" />
		<path d="M128 66a10 10 0 0 1 0 20" />
		<path className="accent" d="m148 54 14-10M152 76h18M148 98l14 10" />
	</>
);
