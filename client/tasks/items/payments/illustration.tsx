/**
 * A card and the coins beside it.
 */
export const Illustration = () => (
	<>
		<path d="M12 124h176" />
		<path d="M34 124V60a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v64" />
		<path d="M34 70h104M34 82h104" />
		<path d="M48 104h20M76 104h12" />
		<path className="accent" d="M148 124v-8h36v8M148 116v-8h36v8M148 108v-8h36v8" />
		<circle className="accent" cx="166" cy="78" r="14" />
		<path className="accent" d="m160 78 4 4 8-8" />
	</>
);
