import { __ } from '@wordpress/i18n';

import type { State } from './machine';

/**
 * What a step is called, and what it is for.
 *
 * @param state     Where the owner is.
 * @param isStopped Whether nothing is installed until the owner says how to go on.
 */
export function titlesOf( { at, isResumed }: State, isStopped: boolean ): { title: string; text?: string } {
	switch ( at ) {
		case 'stage':
			return {
				title: __( 'How far is your business?', 'storewright' ),
				text: __(
					'Your answer decides what the setup list starts with. Nothing leaves your site.',
					'storewright'
				),
			};
		case 'business':
			return {
				title: __( 'Tell us about your store', 'storewright' ),
				text: __( 'Currency, units and taxes follow from where the store is.', 'storewright' ),
			};
		case 'plugins':
			return {
				title: __( 'Add free plugins', 'storewright' ),
				text: __( 'None is needed, and you can add them later. Choose those you want.', 'storewright' ),
			};
		case 'review':
			return {
				title: __( 'Check what will change', 'storewright' ),
				text: __( 'Nothing has been changed yet.', 'storewright' ),
			};
		case 'installing':
			if ( isStopped ) {
				return { title: __( 'A plugin could not be set up', 'storewright' ) };
			}
			return {
				title: __( 'Installing plugins', 'storewright' ),
				...( isResumed && {
					text: __( 'Setup continues with the plugins you chose.', 'storewright' ),
				} ),
			};
		case 'done':
			return { title: __( 'Your store is set up', 'storewright' ) };
	}
}
