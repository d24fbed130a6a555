/**
 * A parcel on its way.
 */
export const Illustration = () => (
	<>
		<path d="M12 124h176" />
		<path className="accent" d="M22 52h26M12 68h30M24 84h18" />
		<path d="M60 124V56l50-22 50 22v68z" />
		<path d="m60 56 50 20 50-20M110 76v48" />
		<path d="m80 47 50 22v20l5-5 5 1V65L90 43" />
		<path className="accent" d="M70 106h14M70 114h22" />
		<path className="accent" d="m126 106 7 7 13-15" />
	</>
);
