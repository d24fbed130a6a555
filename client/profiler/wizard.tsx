import { Button } from '@wordpress/components';
import { useReducer, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { FreeExtensionGroup, StoreProfiler } from '../generated/rest';
import type { Country } from '../shared/data/countries';
import { recordEvent } from '../shared/data/events';
import { useAsyncAction } from '../shared/data/use-async-action';
import { DraftNotice } from '../shared/drafts/draft-notice';
import { useDraft } from '../shared/drafts/use-draft';
import { loadPage, urlTo } from '../shared/routing';
import { InlineNotice } from '../shared/ui/inline-notice';
import type { PlaceOption } from '../shared/ui/address-form/place-options';
import { ownAnswers, type OwnAnswers } from './changes';
import { reduce, SERVER_NAMES, type Answers, type State } from './machine';
import { BusinessStep } from './steps/business';
import { DoneStep, InstallStep } from './steps/done';
import { PluginsStep } from './steps/plugins';
import { ReviewStep } from './steps/review';
import { StageStep } from './steps/stage';
import { leaveOut, saveStep } from './store';
import { titlesOf } from './titles';
import { WizardFrame } from './wizard-frame';
import styles from './profiler.module.scss';

interface WizardProps {
	/** Where the owner begins; later ones are of no interest. */
	first: State;
	/** Whether the country was guessed. */
	isGuessed: boolean;
	store: StoreProfiler[ 'store' ];
	countries: readonly Country[];
	places: PlaceOption[];
	groups: readonly FreeExtensionGroup[];
	heading: 'h1' | 'h2';
	/** Begins anew with what is set now, and these answers. */
	onReadAgain: ( own: OwnAnswers ) => void;
}

/** Leads through the steps. Each is saved when the owner goes on, so that a reload begins where it stopped. */
export const Wizard = ( {
	first,
	isGuessed: wasGuessed,
	store,
	countries,
	places,
	groups,
	heading,
	onReadAgain,
}: WizardProps ) => {
	const [ state, dispatch ] = useReducer( reduce, first );
	// What comes with later answers of the server says nothing of what was guessed at first.
	const [ guessed ] = useState( wasGuessed ? first.answers.country : null );
	const { at, answers, saved, steps } = state;
	const [ isStopped, setStopped ] = useState( false );
	const isAsking = at !== 'installing' && at !== 'done';
	const change = ( changed: Partial< Answers > ) => dispatch( { type: 'ANSWERED', answers: changed } );
	const goBack = at === steps[ 0 ] ? undefined : () => dispatch( { type: 'WENT_BACK' } );

	const draft = useDraft< Answers >( 'profiler', {
		unsaved: JSON.stringify( answers ) === JSON.stringify( saved ) ? null : answers,
		isSaved: ! isAsking,
		onRestore: change,
	} );

	const next = useAsyncAction( async () => {
		if ( isAsking && at !== 'review' ) {
			await saveStep( SERVER_NAMES[ at ], at, answers, store );
			recordEvent( 'profiler_step_completed', { step: at } );
			dispatch( { type: 'CONTINUED' } );
		}
	} );
	const skip = useAsyncAction(
		async () => {
			if ( isAsking ) {
				await saveStep( 'skip-guided-setup', at, answers, store );
			} else {
				await leaveOut( state.waiting );
			}
			recordEvent( 'profiler_skipped', { step: at } );
		},
		{ isOnce: true, onDone: () => loadPage( urlTo() ) }
	);

	const frame = {
		as: heading,
		...titlesOf( state, isStopped ),
		...( isAsking && { progress: { step: steps.indexOf( at ) + 1, of: steps.length } } ),
		end: at !== 'done' && (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isBusy={ skip.isBusy }
				aria-disabled={ skip.isBusy }
				onClick={ () => void skip.run() }
			>
				{ isAsking ? __( 'Skip setup', 'storewright' ) : __( 'Skip remaining plugins', 'storewright' ) }
			</Button>
		),
	};
	const asked = {
		answers,
		onChange: change,
		onBack: goBack,
		onNext: () => void next.run(),
		isBusy: next.isBusy,
		failure: next.failure?.message ?? null,
	};

	return (
		<WizardFrame { ...frame }>
			{ skip.failure && (
				<InlineNotice
					status="error"
					title={
						isAsking
							? __( 'The setup could not be skipped', 'storewright' )
							: __( 'The remaining plugins could not be skipped', 'storewright' )
					}
					actions={ [
						{ label: __( 'Try again', 'storewright' ), onClick: () => void skip.retry() },
						{ label: __( 'Go to Home', 'storewright' ), onClick: () => loadPage( urlTo() ) },
					] }
				>
					{ skip.failure.message }
				</InlineNotice>
			) }
			{ draft && (
				<div className={ styles.draft }>
					<DraftNotice { ...draft } />
				</div>
			) }
			{ at === 'stage' && <StageStep { ...asked } /> }
			{ at === 'business' && (
				<BusinessStep
					{ ...asked }
					mayRename={ store.may_rename }
					isGuessed={ guessed !== null && guessed === answers.country }
					countries={ countries }
					places={ places }
				/>
			) }
			{ at === 'plugins' && <PluginsStep { ...asked } groups={ groups } /> }
			{ at === 'review' && (
				<ReviewStep
					answers={ answers }
					store={ store }
					places={ places }
					groups={ groups }
					onBack={ goBack }
					onReadAgain={ () => onReadAgain( ownAnswers( answers, store ) ) }
					onApplied={ ( changed ) => dispatch( { type: 'APPLIED', changed } ) }
				/>
			) }
			{ /* While the others are skipped, none of them begins. */ }
			{ at === 'installing' && ! skip.isBusy && (
				<InstallStep
					key={ state.waiting[ 0 ] }
					slug={ state.waiting[ 0 ] ?? '' }
					groups={ groups }
					onInstalled={ () => dispatch( { type: 'INSTALLED' } ) }
					onLeftOut={ () => dispatch( { type: 'LEFT_OUT' } ) }
					onStopped={ setStopped }
				/>
			) }
			{ at === 'done' && (
				<DoneStep
					changed={ state.changed }
					isResumed={ state.isResumed }
					installed={ state.installed }
					groups={ groups }
				/>
			) }
		</WizardFrame>
	);
};
