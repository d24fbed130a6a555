import { useMediaQuery } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { LOGOS, type LogoName } from './logos';
import styles from './payment-logos.module.scss';

/** How many ways to pay there are, shown or not. */
const ALL = 20;

/** Most that are shown, by how wide the window is. */
const MAX_SHOWN = { wide: 10, tablet: 7, phone: 5 } as const;

interface PaymentLogosProps {
	/** Names from the list of logos, the best known first; all of them by default. Others are left out. */
	names?: readonly string[];
	/** How many ways to pay there are, shown or not. */
	count?: number;
}

function useMost(): number {
	const isTablet = useMediaQuery( '(max-width: 768px)' );
	const isPhone = useMediaQuery( '(max-width: 480px)' );
	if ( isPhone ) {
		return MAX_SHOWN.phone;
	}
	return isTablet ? MAX_SHOWN.tablet : MAX_SHOWN.wide;
}

const isLogo = ( name: string ): name is LogoName => Object.hasOwn( LOGOS, name );

/** Renders word marks of payment methods: as many as fit, and the number of the others. */
export const PaymentLogos = ( { names = Object.keys( LOGOS ), count = ALL }: PaymentLogosProps ) => {
	const shown = [ ...new Set( names ) ].filter( isLogo ).slice( 0, useMost() );
	const rest = count - shown.length;
	return (
		<ul className={ styles.logos } aria-label={ __( 'Included payment methods', 'storewright' ) }>
			{ shown.map( ( name ) => (
				<li key={ name } className={ clsx( styles.logo, styles[ LOGOS[ name ].look ] ) }>
					{ LOGOS[ name ].text }
				</li>
			) ) }
			{ rest > 0 && (
				<li className={ styles.rest }>
					<span aria-hidden="true">
						{
							/* translators: %d: number of further ways to pay. */
							sprintf( __( '+ %d', 'storewright' ), rest )
						}
					</span>
					<span className="screen-reader-text">
						{ sprintf(
							/* translators: %d: number of further ways to pay. */
							_n( 'and %d more', 'and %d more', rest, 'storewright' ),
							rest
						) }
					</span>
				</li>
			) }
		</ul>
	);
};
