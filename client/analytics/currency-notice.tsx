import { __, _n, sprintf } from '@wordpress/i18n';

import { formatCount } from '../shared/format/count';
import { InlineNotice } from '../shared/ui/inline-notice';
import { amountText } from './figures';
import styles from './screen.module.scss';
import type { CurrencySum } from './store';

function sumText( { currency, orders, total, net }: CurrencySum ): string {
	return sprintf(
		/* translators: 1: number of orders. 2: amount with its currency. 3: the same. */
		_n( '%1$s order: total %2$s, net %3$s', '%1$s orders: total %2$s, net %3$s', orders, 'storewright' ),
		formatCount( orders ),
		amountText( currency, total ),
		amountText( currency, net )
	);
}

interface CurrencyNoticeProps {
	currencies?: readonly CurrencySum[] | undefined;
	/** Whether the report is not of a period that the user chooses. */
	isOfAllTime?: boolean;
}

/** Says that figures are made of amounts in several currencies, and what these come to. Nothing where there is one. */
export function CurrencyNotice( { currencies = [], isOfAllTime = false }: CurrencyNoticeProps ) {
	if ( currencies.length < 2 ) {
		return null;
	}
	return (
		<InlineNotice
			status="warning"
			title={
				isOfAllTime
					? __( 'There are orders in more than one currency.', 'storewright' )
					: __( 'This period has orders in more than one currency.', 'storewright' )
			}
		>
			{ __( 'Their amounts are added up as they stand; nothing is converted.', 'storewright' ) }
			<ul className={ styles.currencies }>
				{ currencies.map( ( sum ) => (
					<li key={ sum.currency }>{ sumText( sum ) }</li>
				) ) }
			</ul>
		</InlineNotice>
	);
}
