import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { FreeExtensionGroup } from '../../generated/rest';
import { useInstaller } from '../../shared/data/plugins/use-installer';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { loadPage, urlTo } from '../../shared/routing';
import { Actions } from '../../shared/ui/actions';
import { Card } from '../../shared/ui/card';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { leaveOut } from '../store';
import styles from '../profiler.module.scss';

const nameOf = ( groups: readonly FreeExtensionGroup[], slug: string ): string =>
	groups.flatMap( ( { plugins } ) => plugins ).find( ( plugin ) => plugin.slug === slug )?.name ?? slug;

interface InstallStepProps {
	/** The plugin that comes next. */
	slug: string;
	groups: readonly FreeExtensionGroup[];
	onInstalled: () => void;
	/** Goes on without it. */
	onLeftOut: () => void;
	/** Told whether it waits for the owner, since it failed. */
	onStopped: ( isStopped: boolean ) => void;
}

/** Installs one plugin. The settings are saved by then: a plugin that fails takes nothing of them back. */
export const InstallStep = ( { slug, groups, onInstalled, onLeftOut, onStopped }: InstallStepProps ) => {
	const { busy, failure, isInstalled, install } = useInstaller();
	const leaving = useAsyncAction( () => leaveOut( [ slug ] ), { onDone: onLeftOut } );
	const begin = async () => {
		if ( leaving.isBusy ) {
			return;
		}
		leaving.reset();
		if ( await install( [ slug ] ) ) {
			onInstalled();
		}
	};
	const start = useRef( begin );
	start.current = begin;
	useEffect( () => void start.current(), [] );
	const name = nameOf( groups, slug );
	const isStopped = failure !== null && busy.length === 0;
	const tell = useRef( onStopped );
	tell.current = onStopped;
	// Not taken back where the step goes: what is shown while the others are skipped is still what stopped it.
	useEffect( () => tell.current( isStopped ), [ isStopped ] );
	const failedTitle = isInstalled
		? /* translators: %s: name of a plugin. */
			__( '%s could not be activated', 'storewright' )
		: /* translators: %s: name of a plugin. */
			__( '%s could not be installed', 'storewright' );
	/* translators: %s: name of a plugin. */
	const title = leaving.failure ? __( '%s could not be skipped', 'storewright' ) : failedTitle;
	return (
		<Card className={ styles.card }>
			<div className={ styles.form }>
				{ /* What is read out once something happens; it takes no room while it says nothing. */ }
				<p className={ isStopped ? 'screen-reader-text' : styles.none } role="status">
					{ isStopped
						? ''
						: /* translators: %s: name of a plugin. */
							sprintf( __( 'Installing %s…', 'storewright' ), name ) }
				</p>
				{ isStopped && (
					<InlineNotice
						status="error"
						title={ sprintf( title, name ) }
						actions={ [
							{ label: __( 'Try again', 'storewright' ), onClick: () => void begin() },
							{
								label: __( 'Continue without it', 'storewright' ),
								onClick: () => void leaving.run(),
								isBusy: leaving.isBusy,
							},
						] }
					>
						<bdi>{ leaving.failure?.message ?? failure }</bdi>{ ' ' }
						{ __( 'Your other changes were saved.', 'storewright' ) }
					</InlineNotice>
				) }
			</div>
		</Card>
	);
};

interface DoneStepProps {
	/** What was changed, in sentences. */
	changed: readonly string[];
	/** Whether that was done before this page was loaded. */
	isResumed: boolean;
	/** Slugs of the plugins that were installed. */
	installed: readonly string[];
	groups: readonly FreeExtensionGroup[];
}

/** Says what was done, and leads on. */
export const DoneStep = ( { changed, isResumed, installed, groups }: DoneStepProps ) => {
	const done = [
		...changed,
		/* translators: %s: name of a plugin. */
		...installed.map( ( slug ) => sprintf( __( '%s is installed', 'storewright' ), nameOf( groups, slug ) ) ),
	];
	return (
		<Card className={ styles.card }>
			<div className={ styles.form }>
				{ done.length > 0 ? (
					<ul className={ styles.names } aria-label={ __( 'What was changed', 'storewright' ) }>
						{ done.map( ( sentence ) => (
							<li key={ sentence }>{ sentence }</li>
						) ) }
					</ul>
				) : (
					<p className={ styles.none }>
						{ isResumed
							? __( 'Your other changes were saved.', 'storewright' )
							: __( 'Nothing had to be changed.', 'storewright' ) }
					</p>
				) }
				<Actions>
					{ /* The page is loaded: the setup list and prices follow what was changed. */ }
					<Button __next40pxDefaultSize variant="primary" onClick={ () => loadPage( urlTo() ) }>
						{ __( 'Go to Home', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		</Card>
	);
};
