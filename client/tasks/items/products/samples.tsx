import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { toRequestError } from '../../../shared/data/request';
import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { productsStore, useSamples } from './store';
import styles from './products.module.scss';

interface SamplesProps {
	className: string | undefined;
}

/** Adding and removing samples, one change at a time. */
function useChange() {
	const { addSamples, removeSamples } = useDispatch( productsStore );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< { reason: string; retry: () => Promise< void > } | null >( null );
	const isUnderWay = useRef( false );
	const run = async ( change: () => Promise< unknown > ) => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
		setBusy( true );
		setFailure( null );
		try {
			await change();
		} catch ( error ) {
			setFailure( { reason: toRequestError( error ).message, retry: () => run( change ) } );
		} finally {
			isUnderWay.current = false;
			setBusy( false );
		}
	};
	return { isBusy, failure, add: () => run( addSamples ), remove: () => run( removeSamples ) };
}

/** Samples for who wants to see first what the store looks like. Without an answer about them they are not offered. */
export const Samples = ( { className }: SamplesProps ) => {
	const samples = useSamples();
	const { isBusy, failure, add, remove } = useChange();
	const [ isAsking, setAsking ] = useState( false );
	const main = useRef< HTMLButtonElement >( null );
	if ( samples.status !== 'ready' ) {
		return null;
	}
	const count = samples.data.length;
	const isThere = count > 0;
	const answer = ( act?: () => Promise< void > ) => {
		setAsking( false );
		main.current?.focus();
		void act?.();
	};
	return (
		<section className={ clsx( className, styles.elsewhere ) }>
			<p>
				{ isThere
					? sprintf(
							/* translators: %d: number of products. */
							_n(
								'There is %d sample product in your store. Your customers see it, too.',
								'There are %d sample products in your store. Your customers see them, too.',
								count,
								'storewright'
							),
							count
						)
					: __(
							'Just looking around? Sample products show what your store looks like. Their names say that they are samples, and you can remove them again.',
							'storewright'
						) }
			</p>
			{ failure !== null && (
				<InlineNotice
					status="error"
					title={ __( 'There was a problem with the sample products', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => answer( failure.retry ) } ] }
				>
					{ failure.reason }
				</InlineNotice>
			) }
			{ isAsking && isThere && (
				<InlineNotice
					status="warning"
					title={ __( 'Remove the sample products for good?', 'storewright' ) }
					actions={ [
						{ label: __( 'Remove', 'storewright' ), onClick: () => answer( remove ) },
						{ label: __( 'Keep them', 'storewright' ), onClick: () => answer() },
					] }
				>
					{ samples.data.map( ( { name } ) => name ).join( ' · ' ) }
				</InlineNotice>
			) }
			<Actions>
				<Button
					ref={ main }
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => ( isThere ? setAsking( true ) : void add() ) }
				>
					{ isThere
						? __( 'Remove sample products', 'storewright' )
						: __( 'Add sample products', 'storewright' ) }
				</Button>
				<span role="status" className="screen-reader-text">
					{ isBusy ? __( 'Saving…', 'storewright' ) : '' }
				</span>
			</Actions>
		</section>
	);
};
