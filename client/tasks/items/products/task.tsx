import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { getPageData } from '../../../shared/data/page-data';
import { confirmDiscard } from '../../../shared/routing';
import { Actions } from '../../../shared/ui/actions';
import { Card } from '../../../shared/ui/card';
import { QueryContent } from '../../runtime/query-content';
import type { TaskPageProps } from '../../types';
import { Added } from './added';
import { KindChooser } from './kind-chooser';
import { isOwnKind } from './quick-form/draft';
import { QuickForm } from './quick-form/quick-form';
import type { Saved } from './quick-form/save-product';
import { FromFile, preloadImport } from './from-file';
import { Samples } from './samples';
import { useCategories, useKinds, type Kinds } from './store';
import styles from './products.module.scss';

/** The task in which the owner puts the first products on sale. */
export const Task = ( props: TaskPageProps ) => {
	const kinds = useKinds();
	return (
		<QueryContent result={ kinds } failure={ __( 'The product types could not be loaded', 'storewright' ) }>
			{ ( data ) => <ProductsTask { ...props } kinds={ data } /> }
		</QueryContent>
	);
};

const firstOf = ( kinds: Kinds ): string =>
	Object.keys( kinds ).find( ( id ) => kinds[ id ]?.default ) ?? Object.keys( kinds )[ 0 ] ?? '';

type FormProps = Omit< ComponentProps< typeof QuickForm >, 'categories' >;

const PlainForm = ( props: FormProps ) => <QuickForm { ...props } categories={ null } />;

/** The form without suggestions where categories could not be read: the server knows by itself which there are. */
const CategorizingForm = ( props: FormProps ) => {
	const categories = useCategories();
	return <QuickForm { ...props } categories={ categories.status === 'ready' ? categories.data : [] } />;
};

const ProductsTask = ( { task, query, kinds, onComplete, trackEvent }: TaskPageProps & { kinds: Kinds } ) => {
	const [ kind, setKind ] = useState( () => firstOf( kinds ) );
	const [ added, setAdded ] = useState< Saved | null >( null );
	const { canCategorize, canSample, canImport, canUpload, isImport } = task.additionalData ?? {};
	const [ way, setWay ] = useState< 'first' | 'form' | 'file' >( query.import === '1' ? 'file' : 'first' );
	if ( canImport === true && ( way === 'file' || ( way === 'first' && isImport === true ) ) ) {
		return (
			<FromFile
				takesFocus={ way === 'file' }
				onDone={ () => onComplete() }
				onBack={ () => setWay( 'form' ) }
				trackEvent={ trackEvent }
			/>
		);
	}
	if ( added ) {
		return (
			<Card>
				<Added product={ added } onDone={ () => onComplete() } onAnother={ () => setAdded( null ) } />
			</Card>
		);
	}
	const FormFor = canCategorize === true ? CategorizingForm : PlainForm;
	const chooseKind = ( next: string ) => {
		// The form makes room for the way to the editor.
		if ( isOwnKind( next ) || confirmDiscard() ) {
			setKind( next );
		}
	};
	const save = ( product: Saved ) => {
		trackEvent( 'tasklist_product_added', { kind } );
		setAdded( product );
	};
	return (
		<Card>
			{ task.isComplete && task.result && (
				<p className={ styles.part }>
					<span>
						{
							/* translators: %s: how many products there are, such as "30 products". */
							sprintf( __( 'Your store has %s.', 'storewright' ), task.result )
						}
					</span>{ ' ' }
					<a href={ task.manageUrl }>{ __( 'View products', 'storewright' ) }</a>
				</p>
			) }
			<div className={ styles.part }>
				<KindChooser kinds={ kinds } chosen={ kind } onChoose={ chooseKind } />
			</div>
			<div className={ styles.part }>
				{ isOwnKind( kind ) ? (
					<FormFor kind={ kind } canUpload={ canUpload === true } onSaved={ save } />
				) : (
					<InEditor />
				) }
			</div>
			{ canImport === true && (
				<section className={ clsx( styles.part, styles.elsewhere ) }>
					<p>
						{ __(
							'Already have a product list or another store? Import all products at once.',
							'storewright'
						) }
					</p>
					<Actions>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onMouseEnter={ preloadImport }
							onClick={ () => confirmDiscard() && setWay( 'file' ) }
						>
							{ __( 'Import from a CSV file', 'storewright' ) }
						</Button>
					</Actions>
				</section>
			) }
			{ canSample === true && <Samples className={ styles.part } /> }
		</Card>
	);
};

const InEditor = () => (
	<div className={ styles.elsewhere }>
		<p>{ __( 'Products of this type are created in the product editor.', 'storewright' ) }</p>
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
