import { Button, Icon } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { check, closeSmall } from '@wordpress/icons';
import { clsx } from 'clsx';

import { benefitsOf } from '../../shared/payment-benefits';
import { Link, urlTo } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { PaymentLogos } from '../../shared/ui/payment-logos/payment-logos';
import type { PaymentsBannerProps } from '../../shared/slots';
import { Picture } from './picture';
import styles from './banner.module.scss';

interface BannerProps extends PaymentsBannerProps {
	onClose: () => void;
}

/** Renders the banner of the recommended payment provider, with the button that begins its setup. */
export const Banner = ( { facts, title, content, needsSetup, action, onClose }: BannerProps ) => {
	const id = useInstanceId( Banner, 'storewright-payments-banner' );
	const benefits = benefitsOf( facts );
	/* translators: %s: name of a payment provider. */
	const name = sprintf( __( 'Get paid with %s', 'storewright' ), title );
	return (
		<Card as="section" aria-labelledby={ id } className={ styles.banner ?? '' }>
			<div className={ clsx( styles.sides, facts.textPosition === 'right' && styles.textRight ) }>
				<div className={ styles.words }>
					<h3 id={ id } className={ styles.title }>
						{ name }
					</h3>
					<p className={ styles.text }>{ content }</p>
					{ benefits.length > 0 && (
						<ul className={ styles.benefits }>
							{ benefits.map( ( benefit ) => (
								<li key={ benefit }>
									<Icon icon={ check } size={ 20 } className={ styles.tick ?? '' } />
									{ benefit }
								</li>
							) ) }
						</ul>
					) }
					{ needsSetup && (
						<InlineNotice status="warning" title={ __( 'Setup required', 'storewright' ) }>
							{ sprintf(
								/* translators: %s: name of a payment provider. */
								__( '%s is installed, but customers can’t pay with it yet.', 'storewright' ),
								title
							) }
						</InlineNotice>
					) }
					<div className={ styles.action }>{ action }</div>
					<p className={ styles.text }>
						<Link href={ urlTo( '/wc-pay-welcome-page' ) }>
							{
								/* translators: %s: name of a payment provider. */
								sprintf( __( 'More about %s', 'storewright' ), title )
							}
						</Link>
					</p>
				</div>
				<Picture />
			</div>
			{ facts.logos.length > 0 && (
				<div className={ styles.foot }>
					<PaymentLogos names={ facts.logos } count={ facts.methods } />
				</div>
			) }
			<Button
				className={ styles.close ?? '' }
				size="compact"
				icon={ closeSmall }
				/* translators: %s: what the banner says. */
				label={ sprintf( __( 'Close the banner “%s”', 'storewright' ), name ) }
				onClick={ onClose }
			/>
		</Card>
	);
};
