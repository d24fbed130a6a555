import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { useQuery as useAnswer } from '../../shared/data/use-query';
import { formatQuery, useQuery } from '../../shared/routing';
import { Skeleton } from '../../shared/ui';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { isEmailed, type Frequency } from './frequency-field';
import { NameForm } from './name-form';
import { SavedItem } from './saved-item';
import styles from './saved.module.scss';
import { savedReportsStore, useSavedReports } from './store';

const NOTHING = { name: '', roles: [], frequency: '' as const };

interface SavedDialogProps {
	/** Path of the report that is shown. */
	path: string;
	onClose: () => void;
}

function SavedList( { onOpen, onRemove }: { onOpen: () => void; onRemove: () => void } ) {
	const saved = useAnswer( savedReportsStore, 'getSaved', {} );
	switch ( saved.status ) {
		case 'loading':
			return <Skeleton />;
		case 'failed':
			return (
				<NotLoaded
					title={ __( 'The saved reports could not be loaded.', 'storewright' ) }
					reads={ [ saved ] }
				/>
			);
		case 'ready':
			return saved.data.length === 0 ? (
				<p>{ __( 'No saved reports yet.', 'storewright' ) }</p>
			) : (
				<ul className={ styles.list }>
					{ saved.data.map( ( report ) => (
						<SavedItem key={ report.id } report={ report } { ...{ onOpen, onRemove } } />
					) ) }
				</ul>
			);
	}
}

/** Moves the focus to the name of what would be saved: the last form of the dialog. */
const focusName = ( dialog: HTMLElement | null ) =>
	[ ...( dialog?.querySelectorAll( 'form' ) ?? [] ) ].at( -1 )?.querySelector( 'input' )?.focus();

/** Saves the view that is shown, and lists what is saved. */
export function SavedDialog( { path, onClose }: SavedDialogProps ) {
	const { page: _page, path: _path, paged: _paged, ...view } = useQuery();
	const { add } = useSavedReports();
	const place = useRef< HTMLDivElement >( null );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const save = async ( name: string, roles: string[], frequency: Frequency ) => {
		await add( { name, path, query: formatQuery( view ), roles, frequency } );
		/* translators: %s: name of a saved report. */
		void createSuccessNotice( sprintf( __( 'Saved as “%s”.', 'storewright' ), name ), { type: 'snackbar' } );
	};
	return (
		<Modal title={ __( 'Saved reports', 'storewright' ) } size="medium" onRequestClose={ onClose }>
			<div className={ styles.dialog } ref={ place }>
				<SavedList onOpen={ onClose } onRemove={ () => focusName( place.current ) } />
				<NameForm
					initial={ NOTHING }
					label={ __( 'Save this view as', 'storewright' ) }
					action={ __( 'Save', 'storewright' ) }
					isEmailed={ isEmailed( path ) }
					save={ save }
					onDone={ onClose }
				/>
			</div>
		</Modal>
	);
}
