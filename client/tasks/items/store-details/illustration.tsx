/**
 * A shop and the pin that marks it.
 */
export const Illustration = () => (
	<>
		<path d="M12 124h176" />
		<path d="M28 70v54M136 70v54" />
		<path d="M32 32h100l12 26H20z" />
		<path d="M20 58a12.4 12.4 0 0 0 24.8 0 12.4 12.4 0 0 0 24.8 0 12.4 12.4 0 0 0 24.8 0 12.4 12.4 0 0 0 24.8 0 12.4 12.4 0 0 0 24.8 0" />
		<path d="m44.8 58 7.2-26M69.6 58 72 32M94.4 58 92 32M119.2 58 112 32" />
		<path d="M42 124V86h28v38M62 106h1" />
		<path d="M84 86h38v22H84z" />
		<path className="accent" d="M172 100c-10-12-14-18-14-25a14 14 0 0 1 28 0c0 7-4 13-14 25z" />
		<circle className="accent" cx="172" cy="75" r="5" />
		<path className="accent" d="M162 112c3 2 6 3 10 3s7-1 10-3" />
	</>
);
