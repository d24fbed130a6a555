import styles from './banner.module.scss';

/** Three ways that lead to one basket. */
export const Picture = () => (
	<svg className={ styles.picture } viewBox="0 0 200 120" aria-hidden="true" focusable="false">
		<circle cx="24" cy="20" r="10" />
		<path d="m31 27 8 8M18 20a6 6 0 0 1 6-6" />
		<path d="M14 52h24v16H24l-6 6v-6h-4z" />
		<path d="M20 60h12" />
		<path d="M14 92h24v16H14zM14 92l12 9 12-9" />
		<path className={ styles.accent } d="M48 24c40 0 44 34 76 34" />
		<path className={ styles.accent } d="M48 60h76" />
		<path className={ styles.accent } d="M48 100c40 0 44-38 76-38" />
		<path className={ styles.accent } d="m118 54 6 6-6 6" />
		<path d="M136 52h50l-7 34h-36zM150 52l8-16M172 52l-8-16" />
		<path d="M152 62v14M161 62v14M170 62v14" />
	</svg>
);
