import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { getPageData, userCan } from '../../../../shared/data/page-data';
import { urlTo } from '../../../../shared/routing';
import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { OfferItem, OfferList } from '../../../../shared/ui/offer/offer';
import { BusinessLocation } from './business-location';
import { GatewayRow } from './gateway-row';
import { PageHead } from './page-head';
import type { PageProps } from './types';
import { SortedRows } from './sorted-rows';
import type { Lists, Provider, Suggestion } from './store';
import { SuggestionRow } from './suggestion-row';
import paymentStyles from '../payments.module.scss';
import styles from './payments-pages.module.scss';

interface ProvidersPageProps extends PageProps {
	lists: Lists;
	onLocation: ( location: string ) => void;
}

/** Whether this user can do something with a suggestion: who may not install plugins is not shown what needs one. */
const isOfUse = ( { plugin }: Provider | Suggestion ): boolean =>
	plugin.slug === '' || plugin.status === 'active' || userCan( 'install_plugins' );

/** How customers pay: the store's providers in the owner's order, and what else there is. */
export const ProvidersPage = ( { lists, location, takesFocus, onLocation }: ProvidersPageProps ) => {
	const titleId = useInstanceId( ProvidersPage, 'storewright-payment-providers' );
	const title = useRef< HTMLHeadingElement >( null );
	const onLeave = () => title.current?.focus();
	const own = lists.providers.filter( ( { _type: type } ) => type !== 'suggestion' );
	const suggested = lists.providers.filter( ( one ) => one._type === 'suggestion' && isOfUse( one ) );
	const suggestions = lists.suggestions.filter( isOfUse );
	return (
		<div className={ styles.page }>
			<PageHead title={ __( 'Payment Methods', 'storewright' ) } takesFocus={ takesFocus }>
				<BusinessLocation location={ location } onChange={ onLocation } />
			</PageHead>
			<Card as="section" aria-labelledby={ titleId }>
				<div className={ paymentStyles.head }>
					<CardTitle ref={ title } id={ titleId }>
						{ __( 'Payment providers', 'storewright' ) }
					</CardTitle>
				</div>
				<SortedRows
					location={ location }
					list="providers"
					label={ __( 'Payment providers', 'storewright' ) }
					providers={ own }
					renderRow={ ( provider ) => <GatewayRow location={ location } provider={ provider } /> }
				>
					{ suggested.map( ( provider ) => (
						<li key={ provider.id } className={ styles.row }>
							<div className={ styles.rowBody }>
								<SuggestionRow
									location={ location }
									suggestion={ provider }
									id={ provider._suggestion_id ?? '' }
									plugins={ provider.plugins }
									onLeave={ onLeave }
								/>
							</div>
						</li>
					) ) }
				</SortedRows>
			</Card>
			<Suggestions
				title={ __( 'Suggested payment methods', 'storewright' ) }
				location={ location }
				suggestions={ suggestions.filter( ( { category } ) => category !== 'other' ) }
				onLeave={ onLeave }
			/>
			<OtherOptions
				location={ location }
				suggestions={ suggestions.filter( ( { category } ) => category === 'other' ) }
				hasProviders={
					suggestions.length > 0 ||
					lists.providers.some( ( { _type: type } ) => type !== 'offline_pms_group' )
				}
				onLeave={ onLeave }
			/>
		</div>
	);
};

interface SuggestionsProps {
	title: string;
	location: string;
	suggestions: readonly Suggestion[];
	onLeave: () => void;
}

const Rows = ( { location, suggestions, onLeave }: Omit< SuggestionsProps, 'title' > ) => (
	<OfferList>
		{ suggestions.map( ( suggestion ) => (
			<OfferItem key={ suggestion.id }>
				<SuggestionRow
					location={ location }
					suggestion={ suggestion }
					id={ suggestion.id }
					plugins={ suggestion.plugins }
					onLeave={ onLeave }
				/>
			</OfferItem>
		) ) }
	</OfferList>
);

/** Providers that the store could use; nothing where there are none. */
const Suggestions = ( { title, ...rows }: SuggestionsProps ) =>
	rows.suggestions.length === 0 ? null : (
		<Card as="section" aria-label={ title }>
			<div className={ paymentStyles.head }>
				<CardTitle>{ title }</CardTitle>
			</div>
			<Rows { ...rows } />
		</Card>
	);

interface OtherOptionsProps extends Omit< SuggestionsProps, 'title' > {
	/** Whether there is any provider, or a suggestion of one. */
	hasProviders: boolean;
}

/** What is for who looks for something else, folded; and the way to all there is. */
const OtherOptions = ( { hasProviders, ...rows }: OtherOptionsProps ) => {
	const [ isOpen, setOpen ] = useState( false );
	const listId = useInstanceId( OtherOptions, 'storewright-other-payment-options' );
	const { promotions, isCompanion } = getPageData();
	const title = __( 'Other payment options', 'storewright' );
	const hasRows = rows.suggestions.length > 0;
	return (
		<Card as="section" aria-label={ title }>
			<div className={ paymentStyles.head }>
				<CardTitle>{ title }</CardTitle>
				{ hasRows && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						aria-expanded={ isOpen }
						aria-controls={ listId }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ isOpen ? __( 'Hide', 'storewright' ) : __( 'Show', 'storewright' ) }
						<span className="screen-reader-text">: { title }</span>
					</Button>
				) }
			</div>
			<div id={ listId } hidden={ ! isOpen }>
				{ isOpen && <Rows { ...rows } /> }
			</div>
			<div className={ styles.foot }>
				<p className={ styles.line }>
					{ promotions && ! isCompanion && ! hasProviders
						? __(
								'Card payments come with WooCommerce. Activate it to choose a payment provider.',
								'storewright'
							)
						: __( 'Set up another payment method step by step.', 'storewright' ) }
				</p>
				<Button __next40pxDefaultSize variant="link" href={ urlTo( '/', { task: 'payments' } ) }>
					{ __( 'See all payment methods', 'storewright' ) }
				</Button>
			</div>
		</Card>
	);
};
