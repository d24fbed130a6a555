import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { navigate, urlTo } from '../../../shared/routing';
import { QueryContent } from '../../runtime/query-content';
import type { TaskPageProps } from '../../types';
import { AutomatedFlow } from './automated-flow';
import { ManualFlow } from './manual-flow';
import { PartnerChooser } from './partner-chooser';
import { partnersFor } from './partners';
import { PartnerView } from './partner-view';
import { useTaxSettings, type TaxSettings } from './settings';
import { useTaxSetup } from './use-tax-setup';

/** The task in which the owner says which taxes the store charges. */
export const Task = ( props: TaskPageProps ) => {
	const settings = useTaxSettings();
	return (
		<QueryContent result={ settings } failure={ __( 'Your store’s settings could not be loaded', 'storewright' ) }>
			{ ( data ) => <TaxTask { ...props } settings={ data } /> }
		</QueryContent>
	);
};

const TaxTask = ( props: TaskPageProps & { settings: TaxSettings } ) => {
	const { task, query, settings, onComplete, trackEvent } = props;
	const setup = useTaxSetup( settings );
	// Belongs to the address at which it was chosen: the way back leads to the partners again.
	const [ manualAt, setManualAt ] = useState< TaskPageProps[ 'query' ] | null >( null );

	const firstQuery = useRef( query );
	const partners = partnersFor( task, settings.country );
	const isAuto = query.auto === 'true';
	const partner = partners.find( ( { id, isAutomated } ) =>
		query.partner === undefined ? isAuto && isAutomated : id === query.partner
	);
	const shared = {
		settings,
		setup,
		hasMoved: query !== firstQuery.current || manualAt !== null,
		trackEvent,
		onManual: () => setManualAt( query ),
		onDone: () => onComplete(),
	};
	if ( partners.length === 0 || manualAt === query ) {
		return <ManualFlow { ...shared } onBack={ partners.length > 0 ? () => setManualAt( null ) : undefined } />;
	}
	if ( partner?.isAutomated ) {
		return <AutomatedFlow key={ partner.id } { ...shared } partner={ partner } isAuto={ isAuto } />;
	}
	if ( partner ) {
		return <PartnerView key={ partner.id } { ...shared } partner={ partner } taskId={ task.id } />;
	}
	return (
		<PartnerChooser
			{ ...shared }
			partners={ partners }
			onChoose={ ( id ) => navigate( urlTo( '/', { task: task.id, partner: id } ) ) }
		/>
	);
};
