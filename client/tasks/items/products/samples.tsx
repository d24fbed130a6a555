import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { useAsyncAction } from '../../../shared/data/use-async-action';
import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { productsStore, useSamples } from './store';
import styles from './products.module.scss';

interface SamplesProps {
	className: string | undefined;
}

/** Samples for who wants to see first what the store looks like. Without an answer about them they are not offered. */
export const Samples = ( { className }: SamplesProps ) => {
	const samples = useSamples();
	const { addSamples, removeSamples } = useDispatch( productsStore );
	const { isBusy, failure, run, retry } = useAsyncAction( ( _, change: () => Promise< unknown > ) => change() );
	const [ isAsking, setAsking ] = useState( false );
	const main = useRef< HTMLButtonElement >( null );
	if ( samples.status !== 'ready' ) {
		return null;
	}
	const count = samples.data.length;
	const isInstalled = count > 0;
	const answer = ( act?: () => Promise< unknown > ) => {
		setAsking( false );
		main.current?.focus();
		void act?.();
	};
	return (
		<section className={ clsx( className, styles.elsewhere ) }>
			<p>
				{ isInstalled
					? sprintf(
							/* translators: %d: number of products. */
							_n(
								'There is %d sample product in your store. Customers can see it.',
								'There are %d sample products in your store. Customers can see them.',
								count,
								'storewright'
							),
							count
						)
					: __(
							'Just looking around? Add sample products to see what your store looks like. You can remove them at any time.',
							'storewright'
						) }
			</p>
			{ failure !== null && (
				<InlineNotice
					status="error"
					title={ __( 'There was a problem with the sample products', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => answer( retry ) } ] }
				>
					{ failure.message }
				</InlineNotice>
			) }
			{ isAsking && isInstalled && (
				<InlineNotice
					status="warning"
					title={ __( 'Delete the sample products permanently?', 'storewright' ) }
					actions={ [
						{ label: __( 'Remove', 'storewright' ), onClick: () => answer( () => run( removeSamples ) ) },
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
					onClick={ () => ( isInstalled ? setAsking( true ) : void run( addSamples ) ) }
				>
					{ isInstalled
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
