import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../../shared/data/page-data';
import { Actions } from '../../../shared/ui/actions';
import { Card } from '../../../shared/ui/card';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { TaskSkeleton } from '../../page/task-skeleton';
import type { TaskPageProps } from '../../types';
import { Added } from './added';
import { KindChooser } from './kind-chooser';
import { isOwnKind } from './quick-form/draft';
import { QuickForm } from './quick-form/quick-form';
import type { Saved } from './quick-form/save-product';
import { useKinds, type Kinds } from './store';
import styles from './products.module.scss';

/** The task in which the owner puts the first products on sale. */
export const Task = ( props: TaskPageProps ) => {
	const kinds = useKinds();
	switch ( kinds.status ) {
		case 'loading':
			return <TaskSkeleton />;
		case 'failed':
			return (
				<InlineNotice
					status="error"
					title={ __( 'The kinds of products could not be loaded', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: kinds.retry } ] }
				>
					{ kinds.error.message }
				</InlineNotice>
			);
		case 'ready':
			return <ProductsTask { ...props } kinds={ kinds.data } />;
	}
};

const firstOf = ( kinds: Kinds ): string =>
	Object.keys( kinds ).find( ( id ) => kinds[ id ]?.default ) ?? Object.keys( kinds )[ 0 ] ?? '';

const ProductsTask = ( { kinds, onComplete, trackEvent }: TaskPageProps & { kinds: Kinds } ) => {
	const [ kind, setKind ] = useState( () => firstOf( kinds ) );
	const [ added, setAdded ] = useState< Saved | null >( null );
	if ( added ) {
		return (
			<Card>
				<Added product={ added } onDone={ () => onComplete() } onAnother={ () => setAdded( null ) } />
			</Card>
		);
	}
	return (
		<Card>
			<div className={ styles.part }>
				<KindChooser kinds={ kinds } chosen={ kind } onChoose={ setKind } />
			</div>
			<div className={ styles.part }>
				{ isOwnKind( kind ) ? (
					<QuickForm
						kind={ kind }
						onSaved={ ( product ) => {
							trackEvent( 'tasklist_product_added', { kind } );
							setAdded( product );
						} }
					/>
				) : (
					<InEditor />
				) }
			</div>
		</Card>
	);
};

const InEditor = () => (
	<div className={ styles.elsewhere }>
		<p>{ __( 'Products of this kind are made in the product editor.', 'storewright' ) }</p>
		<Actions>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ `${ getPageData().adminUrl }post-new.php?post_type=product` }
			>
				{ __( 'Open the product editor', 'storewright' ) }
			</Button>
		</Actions>
	</div>
);
