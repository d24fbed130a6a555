import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../../shared/data/page-data';
import { LaunchModal } from '../../../shared/launch/launch-modal';
import { pointsOf } from '../../../shared/launch/points';
import { urlTo } from '../../../shared/routing';
import { Actions } from '../../../shared/ui/actions';
import { Card } from '../../../shared/ui/card';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { LinkButton } from '../../../shared/ui/link-button';
import type { TaskPageProps } from '../../types';
import { Checklist } from './checklist';
import { Preview } from './preview';
import { Visibility } from './visibility';
import styles from './launch.module.scss';

/** The task in which the owner opens the store: what will be seen, what is open, and the launch. */
export const Task = ( { task, onComplete, trackEvent }: TaskPageProps ) => {
	const [ isAsking, setIsAsking ] = useState( false );
	const isComingSoon = task.additionalData.isComingSoon === true;
	const launch = useRef< HTMLButtonElement >( null );
	const wasComingSoon = useRef( isComingSoon );
	useEffect( () => {
		// The button that was pressed is gone.
		if ( isComingSoon && ! wasComingSoon.current ) {
			launch.current?.focus();
		}
		wasComingSoon.current = isComingSoon;
	}, [ isComingSoon ] );
	if ( task.isComplete ) {
		return (
			<InlineNotice status="success" title={ __( 'Your store is live', 'storewright' ) }>
				<a href={ getPageData().homeUrl }>{ __( 'View your store', 'storewright' ) }</a>
			</InlineNotice>
		);
	}
	return (
		<Card className={ styles.card }>
			<Visibility isComingSoon={ isComingSoon } isStoreAlone={ task.additionalData.isStoreAlone === true } />
			<Preview task={ task } />
			<Checklist task={ task } />
			<Actions>
				<Button ref={ launch } __next40pxDefaultSize variant="primary" onClick={ () => setIsAsking( true ) }>
					{ __( 'Launch store', 'storewright' ) }
				</Button>
				<LinkButton variant="secondary" href={ urlTo( '/launch-your-store' ) }>
					{ __( 'Check what visitors see', 'storewright' ) }
				</LinkButton>
				<Button __next40pxDefaultSize variant="tertiary" href={ getPageData().homeUrl } target="_blank">
					{ __( 'Preview (opens in a new tab)', 'storewright' ) }
				</Button>
			</Actions>
			{ isAsking && (
				<LaunchModal
					isComingSoon={ isComingSoon }
					missing={ pointsOf( task ).flatMap( ( { isDone, missing } ) => ( isDone ? [] : [ missing ] ) ) }
					onCancel={ () => setIsAsking( false ) }
					onLaunched={ () => {
						trackEvent( 'tasklist_launch_your_store_launched' );
						onComplete();
					} }
				/>
			) }
		</Card>
	);
};
