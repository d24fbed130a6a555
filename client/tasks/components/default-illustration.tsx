/**
 * Renders a checklist, for tasks without an illustration of their own.
 */
export const DefaultIllustration = () => (
	<>
		<path d="M12 124h176" />
		<path d="M64 124V36a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v88" />
		<path d="M86 30v-4a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H90a4 4 0 0 1-4-4z" />
		<path className="accent" d="m76 56 5 5 9-11" />
		<path className="accent" d="m76 80 5 5 9-11" />
		<circle cx="83" cy="104" r="6" />
		<path d="M100 56h24M100 80h24M100 104h16" />
		<path d="M152 124V76l8-16 8 16v48" />
		<path className="accent" d="M152 76h16M157.5 65h5" />
	</>
);
