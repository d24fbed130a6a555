import styles from './payments.module.scss';

/** The picture of a way to pay, or the first letter of its name in its place. */
export const ProviderLogo = ( { name, image }: { name: string; image: string } ) => (
	<span className={ styles.logo } aria-hidden="true">
		{ image ? <img src={ image } alt="" /> : [ ...name ][ 0 ] }
	</span>
);
