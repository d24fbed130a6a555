/**
 * A receipt of which a part is set aside.
 */
export const Illustration = () => (
	<>
		<path d="M12 124h176" />
		<path d="M58 124V28l9 6 9-6 9 6 9-6 9 6 9-6 9 6 9-6v96" />
		<path d="M72 52h44M72 66h44M72 80h26" />
		<path d="M72 104h18M108 104h8" />
		<circle className="accent" cx="158" cy="76" r="20" />
		<path className="accent" d="m150 84 16-16" />
		<circle className="accent" cx="151" cy="70" r="3" />
		<circle className="accent" cx="165" cy="82" r="3" />
		<path className="accent" d="M158 104v12M150 110h16" />
	</>
);
