/**
 * Goods on a shelf, one of them new.
 */
export const Illustration = () => (
	<>
		<path d="M12 124h176" />
		<path d="M36 124V30M164 124V30M36 76h128" />
		<path d="M50 76V52h26v24M58 52v-6h10v6" />
		<path d="M88 76V44a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v32M88 56h18" />
		<path d="M52 124v-24h36v24M70 100v10" />
		<circle cx="108" cy="110" r="14" />
		<path d="M94 110h28" />
		<path className="accent" d="M120 76V50h28v26M134 56v14M127 63h14" />
		<path className="accent" d="m136 124 6-22h10l6 22" />
	</>
);
