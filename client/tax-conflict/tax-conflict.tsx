import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { settingsStore, useSettings, type SettingValues } from '../shared/data/settings';
import { useAsyncAction } from '../shared/data/use-async-action';
import { InlineNotice } from '../shared/ui/inline-notice';

const GROUP = 'tax';
const ENTRY = 'woocommerce_prices_include_tax';
const DISPLAYS = [ 'woocommerce_tax_display_shop', 'woocommerce_tax_display_cart' ] as const;

/** How prices are displayed where they are entered so. */
const displayOf = ( entry: unknown ): 'incl' | 'excl' => ( entry === 'yes' ? 'incl' : 'excl' );

/** The choice of the form below, as it is by now; undefined where there is none. */
const typed = () => document.querySelector< HTMLInputElement >( `input[name="${ ENTRY }"]:checked` )?.value;

/** Follows the choice of the form below, saved or not. */
function useTypedEntry( saved: unknown ): unknown {
	const [ entry, setEntry ] = useState( typed );
	useEffect( () => {
		const follow = () => setEntry( typed() );
		document.addEventListener( 'change', follow );
		return () => document.removeEventListener( 'change', follow );
	}, [] );
	return entry ?? saved;
}

function Warning( { settings }: { settings: SettingValues } ) {
	const { saveSettings } = useDispatch( settingsStore );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const entry = useTypedEntry( settings[ ENTRY ] );
	const [ isDismissed, setDismissed ] = useState( false );
	const display = displayOf( entry );
	const { isBusy, run } = useAsyncAction(
		async () => {
			const wanted = { [ ENTRY ]: entry, [ DISPLAYS[ 0 ] ]: display, [ DISPLAYS[ 1 ] ]: display };
			await saveSettings(
				GROUP,
				Object.entries( wanted ).map( ( [ id, value ] ) => ( { id, value, expected: settings[ id ] } ) )
			);
			void createSuccessNotice( __( 'Recommended settings applied.', 'storewright' ), { type: 'snackbar' } );
		},
		{
			onFailure: ( { message } ) =>
				void createErrorNotice( message, { type: 'snackbar', explicitDismiss: true } ),
		}
	);
	if ( isDismissed || DISPLAYS.every( ( id ) => settings[ id ] === display ) ) {
		return null;
	}
	return (
		<InlineNotice
			status="warning"
			title={ __( 'Inconsistent tax settings:', 'storewright' ) }
			actions={ [
				{ label: __( 'Use recommended settings', 'storewright' ), onClick: () => void run(), isBusy },
				{ label: __( 'Dismiss', 'storewright' ), onClick: () => setDismissed( true ) },
			] }
		>
			{ __(
				'To avoid possible rounding errors, prices should be entered and displayed consistently in all locations either including, or excluding taxes.',
				'storewright'
			) }
		</InlineNotice>
	);
}

/** Warns where prices are displayed otherwise than they are entered, and puts that right. */
export default function TaxConflict() {
	const settings = useSettings( GROUP );
	// The page works without the warning: where the settings can't be read, there is none.
	return settings.status === 'ready' ? <Warning settings={ settings.data } /> : null;
}
