import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getPageData } from '../../../../shared/data/page-data';
import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { TaskPageProps } from '../../../types';
import { factsOf } from '../facts';
import { GROUPS, inGroup, recommendedOf, filterInstallable, type Provider } from '../providers';
import { paymentsStore } from '../store';
import { CheckoutOrder } from './checkout-order';
import { ProviderBanner } from './provider-banner';
import { ProviderGroup } from './provider-group';
import { useChoice } from './use-choice';
import styles from '../payments.module.scss';

interface ProviderListProps extends TaskPageProps {
	providers: readonly Provider[];
	/** Whether the owner came back from a setup: the focus comes along. */
	takesFocus: boolean;
}

/** Every way to pay that there is for this store, by what it is good for. */
export const ProviderList = ( { providers, takesFocus, ...props }: ProviderListProps ) => {
	const { task, onComplete } = props;
	const shown = filterInstallable( providers );
	const recommended = recommendedOf( shown );
	const choice = useChoice( props );
	const { banner } = factsOf( task );
	const hasBanner =
		getPageData().promotions && recommended?.isEnabled === false && recommended.id === banner?.provider;
	const hasNoCards =
		getPageData().promotions && ! getPageData().isCompanion && shown.every( ( { group } ) => group === 'offline' );
	const isDone = providers.some( ( { isEnabled } ) => isEnabled );
	const list = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			list.current?.focus();
		}
	}, [ takesFocus ] );
	return (
		<div
			ref={ list }
			className={ styles.list }
			role="group"
			aria-label={ __( 'Payment methods', 'storewright' ) }
			tabIndex={ -1 }
		>
			{ hasBanner && (
				<ProviderBanner
					provider={ recommended }
					facts={ banner }
					choice={ choice }
					onLeave={ () => list.current?.focus() }
				/>
			) }
			{ GROUPS.map( ( group ) => (
				<ProviderGroup
					key={ group }
					group={ group }
					providers={ inGroup( shown, group ) }
					recommendedId={ recommended?.id ?? null }
					hasPrimary={ ! isDone }
					choice={ choice }
				/>
			) ) }
			{ hasNoCards && (
				<InlineNotice status="info">
					{ __(
						'Card payments come with WooCommerce. Activate it to choose a payment provider.',
						'storewright'
					) }
				</InlineNotice>
			) }
			<CheckoutOrder />
			<Actions>
				{ isDone && (
					<Button __next40pxDefaultSize variant="primary" onClick={ () => onComplete() }>
						{ __( 'Continue', 'storewright' ) }
					</Button>
				) }
				<SuggestionsSwitch
					wereHidden={ factsOf( task ).areSuggestionsHidden }
					areShown={ shown.some( ( { group } ) => group !== 'offline' && group !== 'own' ) }
				/>
			</Actions>
		</div>
	);
};

const NOTICE = 'storewright-payment-suggestions';

interface SuggestionsSwitchProps {
	/** Whether the suggestions were hidden when the page was opened. */
	wereHidden: boolean;
	areShown: boolean;
}

/** Takes the suggested providers off the list, and puts them back. */
const SuggestionsSwitch = ( { wereHidden, areShown }: SuggestionsSwitchProps ) => {
	const { dismissSuggestions } = useDispatch( paymentsStore );
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const [ areHidden, setHidden ] = useState( wereHidden );
	const button = useRef< HTMLButtonElement >( null );
	const { isBusy, run } = useAsyncAction(
		( _, hides: boolean ) => {
			void removeNotice( NOTICE );
			return dismissSuggestions( hides );
		},
		{
			onDone: ( _, [ hides ] ) => setHidden( hides ),
			onFailure: ( { message }, [ hides ] ) => {
				const errorPrefix = hides
					? /* translators: %s: the reason, a sentence. */
						__( 'The suggested providers could not be hidden. %s', 'storewright' )
					: /* translators: %s: the reason, a sentence. */
						__( 'The suggested providers could not be shown again. %s', 'storewright' );
				const tryAgain = () => {
					button.current?.focus();
					void run( hides );
				};
				void createErrorNotice( sprintf( errorPrefix, message ), {
					id: NOTICE,
					actions: [ { label: __( 'Try again', 'storewright' ), onClick: tryAgain } ],
				} );
			},
		}
	);
	if ( ! getPageData().promotions || ( ! areHidden && ! areShown ) ) {
		return null;
	}
	return (
		<Button
			ref={ button }
			__next40pxDefaultSize
			variant="tertiary"
			isBusy={ isBusy }
			aria-disabled={ isBusy }
			onClick={ () => void run( ! areHidden ) }
		>
			{ areHidden
				? __( 'Show suggested providers', 'storewright' )
				: __( 'Hide suggested providers', 'storewright' ) }
		</Button>
	);
};
