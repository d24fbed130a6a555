import { Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { Link, urlTo } from '../../../../shared/routing';
import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { Stepper, type Step } from '../../../../shared/ui/stepper/stepper';
import type { TaskPageProps } from '../../../types';
import { factsOf } from '../facts';
import type { Provider } from '../providers';
import { paymentsStore } from '../store';
import { ConfigureStep } from './configure-step';
import { InstallStep } from './install-step';
import { useScripts } from './scripts';
import { useReload } from './use-reload';
import styles from '../payments.module.scss';

interface ProviderSetupProps extends TaskPageProps {
	provider: Provider;
	/** Whether the owner came here from the list: the focus goes along. */
	takesFocus: boolean;
}

/** The operation that the stepper waits for; null where it waits for none. */
type Pending = 'plugins' | 'saving' | 'gateway' | 'scripts' | null;

const pendingText = ( pending: Pending ): string => {
	switch ( pending ) {
		case 'plugins':
			return __( 'The plugin has to be installed first.', 'storewright' );
		case 'saving':
			return __( 'Saving…', 'storewright' );
		case 'gateway':
			return __( 'Checking the plugin…', 'storewright' );
		case 'scripts':
			return __( 'Loading the provider’s settings…', 'storewright' );
		case null:
			return '';
	}
};

/** Sets one way to pay up: the plugins that bring it, then what the owner has to say. */
export const ProviderSetup = ( { provider, takesFocus, ...props }: ProviderSetupProps ) => {
	const { title, missingPlugins, scripts } = provider;
	const isMissing = missingPlugins.length > 0;
	const [ wasMissing ] = useState( isMissing );
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			heading.current?.focus();
		}
	}, [ takesFocus ] );

	const { scriptOrigins } = factsOf( props.task );
	const loading = useScripts( scripts, scriptOrigins, ! isMissing );
	const reload = useReload();
	const isSaving = useSelect( ( select ) => select( paymentsStore ).isSaving(), [] );
	const pending = pendingOf( { isMissing, isSaving, isResolving: reload.isBusy, scripts: loading.state } );

	const steps: Step[] = [
		...( wasMissing
			? [
					{
						key: 'install',
						/* translators: %s: name of a payment provider. */
						label: sprintf( __( 'Install %s', 'storewright' ), title ),
						description: __( 'Adds a plugin to your site', 'storewright' ),
						isDone: ! isMissing,
						isFinal: true,
						render: () => <InstallStep { ...props } provider={ provider } reload={ reload } />,
					},
				]
			: [] ),
		{
			key: 'configure',
			/* translators: %s: name of a way to pay. */
			label: sprintf( __( 'Configure %s', 'storewright' ), title ),
			description: provider.content,
			isDone: false,
			render: () => (
				<>
					{ loading.state === 'failed' && (
						<InlineNotice
							status="warning"
							title={ __( 'A part of the provider’s setup could not be loaded', 'storewright' ) }
							actions={ [ { label: __( 'Try again', 'storewright' ), onClick: loading.retry } ] }
						>
							{ __( 'You can go on, or try to load it again.', 'storewright' ) }
						</InlineNotice>
					) }
					<ConfigureStep
						{ ...props }
						provider={ provider }
						isLoading={ pending === 'gateway' || pending === 'scripts' }
						reload={ reload }
					/>
				</>
			),
		},
	];
	/* translators: %s: name of a way to pay. */
	const name = sprintf( __( 'Set up %s', 'storewright' ), title );
	return (
		<Card as="section" aria-label={ name }>
			<div className={ styles.head }>
				<CardTitle ref={ heading }>{ name }</CardTitle>
				<Link className={ styles.back } href={ urlTo( '/', { task: props.task.id } ) }>
					{ __( 'Other payment methods', 'storewright' ) }
				</Link>
			</div>
			<div className={ styles.steps } aria-busy={ pending !== null }>
				<Stepper
					/* translators: %s: name of a way to pay. */
					label={ sprintf( __( 'Steps of setting up %s', 'storewright' ), title ) }
					current={ isMissing ? 'install' : 'configure' }
					onOpen={ () => undefined }
					isFree={ false }
					steps={ steps }
				/>
			</div>
			<p className={ styles.pending } role="status">
				{ pending !== null && (
					<>
						{ pending !== 'plugins' && <Spinner /> }
						{ pendingText( pending ) }
					</>
				) }
			</p>
		</Card>
	);
};

interface Waits {
	isMissing: boolean;
	isSaving: boolean;
	isResolving: boolean;
	scripts: string;
}

function pendingOf( { isMissing, isSaving, isResolving, scripts }: Waits ): Pending {
	if ( isResolving ) {
		return 'gateway';
	}
	if ( isMissing ) {
		return 'plugins';
	}
	if ( isSaving ) {
		return 'saving';
	}
	return scripts === 'loading' ? 'scripts' : null;
}
