import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { userCan } from '../../shared/data/page-data';
import { useSettings } from '../../shared/data/settings';
import { useQuery } from '../../shared/data/use-query';
import type { ScreenProps } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import { CardTitle } from '../../shared/ui/card-title';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeleton } from '../../shared/ui/skeleton';
import { ReportNav } from '../report-nav';
import screenStyles from '../screen.module.scss';
import { ReportDataPanel } from './report-data';
import { SettingsForm } from './settings-form';
import { reportDataStore } from './store';
import { GROUP } from './values';
import styles from './settings.module.scss';

const Room = ( { height }: { height: number } ) => (
	<div role="status" aria-label={ __( 'Loading…', 'storewright' ) } style={ { minBlockSize: height } }>
		<Skeleton width="60%" />
	</div>
);

/** The settings, for who may change them. Once they are saved, the form begins anew, with the focus where it was. */
function Form() {
	const [ saves, setSaves ] = useState( 0 );
	const place = useRef< HTMLDivElement >( null );
	const settings = useSettings( GROUP );
	useEffect( () => {
		if ( saves > 0 ) {
			place.current?.querySelector< HTMLElement >( '[type="submit"]' )?.focus();
		}
	}, [ saves ] );
	if ( settings.status === 'failed' ) {
		return <NotLoaded title={ __( 'The settings could not be loaded.', 'storewright' ) } reads={ [ settings ] } />;
	}
	return settings.status === 'loading' ? (
		<Room height={ 640 } />
	) : (
		<div ref={ place }>
			<SettingsForm key={ saves } settings={ settings.data } onSaved={ () => setSaves( saves + 1 ) } />
		</div>
	);
}

function Data() {
	const now = useQuery( reportDataStore, 'getReportData', {} );
	if ( now.status === 'failed' ) {
		return <NotLoaded title={ __( 'The state could not be loaded.', 'storewright' ) } reads={ [ now ] } />;
	}
	return now.status === 'loading' ? <Room height={ 180 } /> : <ReportDataPanel now={ now.data } />;
}

function Section( { title, children }: { title: string; children: ReactNode } ) {
	const id = useInstanceId( Section, 'storewright-report-settings' );
	return (
		<Card as="section" aria-labelledby={ id } className={ styles.card ?? '' }>
			<CardTitle as="h2" id={ id }>
				{ title }
			</CardTitle>
			{ children }
		</Card>
	);
}

/** The settings of the reports, and how far orders are in them. */
export default function ReportSettings( { path }: ScreenProps ) {
	return (
		<div className={ screenStyles.screen }>
			<ReportNav path={ path } />
			<div className={ styles.column }>
				{ userCan( 'manage_woocommerce' ) && (
					<Section title={ __( 'Reports', 'storewright' ) }>
						<Form />
					</Section>
				) }
				<Section title={ __( 'Orders in the reports', 'storewright' ) }>
					<Data />
				</Section>
			</div>
		</div>
	);
}
