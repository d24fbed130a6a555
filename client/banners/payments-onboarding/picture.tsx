import styles from './banner.module.scss';

/** A card that is put to a till, and coins: a drawing of ours. */
export const Picture = () => (
	<svg className={ styles.picture } viewBox="0 0 176 144" fill="none" aria-hidden="true" focusable="false">
		<circle cx="92" cy="72" r="64" className={ styles.background } />
		<g className={ styles.line } strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
			<rect x="64" y="24" width="64" height="96" rx="8" className={ styles.paper } />
			<rect x="74" y="34" width="44" height="24" rx="3" className={ styles.tint } />
			<path d="M82 46h18M82 52h10" />
			<path d="M76 70h8M92 70h8M108 70h8M76 82h8M92 82h8M108 82h8M76 94h8M92 94h8M108 94h8" />
			<path d="M86 108h20" />
			<g transform="rotate(-14 44 88)">
				<rect x="14" y="68" width="66" height="42" rx="6" className={ styles.paper } />
				<path d="M14 80h66" strokeWidth="6" className={ styles.accent } />
				<path d="M22 98h16M44 98h8" />
			</g>
			<circle cx="142" cy="104" r="14" className={ styles.paper } />
			<circle cx="142" cy="104" r="8" className={ styles.tint } />
			<circle cx="150" cy="76" r="10" className={ styles.paper } />
			<path d="M150 72v8" />
			<path d="M138 34a14 14 0 0 1 14 14M138 24a24 24 0 0 1 24 24" className={ styles.accent } />
		</g>
	</svg>
);
