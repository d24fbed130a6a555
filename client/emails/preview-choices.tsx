import { Button, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile } from '@wordpress/icons';

import styles from './emails.module.scss';

/** How the email is looked at. */
export interface Look {
	device: 'desktop' | 'mobile';
	isDark: boolean;
	isRtl: boolean;
	isPlain: boolean;
}

interface PreviewChoicesProps {
	look: Look;
	onChange: ( look: Look ) => void;
}

/** Renders the choices of device, dark surfaces, direction and format. */
export const PreviewChoices = ( { look, onChange }: PreviewChoicesProps ) => (
	<div className={ styles.looks }>
		<div role="group" aria-label={ __( 'Device', 'storewright' ) } className={ styles.devices }>
			<Button
				__next40pxDefaultSize
				icon={ desktop }
				isPressed={ look.device === 'desktop' }
				onClick={ () => onChange( { ...look, device: 'desktop' } ) }
				label={ __( 'Desktop', 'storewright' ) }
			/>
			<Button
				__next40pxDefaultSize
				icon={ mobile }
				isPressed={ look.device === 'mobile' }
				onClick={ () => onChange( { ...look, device: 'mobile' } ) }
				label={ __( 'Mobile', 'storewright' ) }
			/>
		</div>
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Dark', 'storewright' ) }
			checked={ look.isDark }
			onChange={ ( isDark ) => onChange( { ...look, isDark } ) }
		/>
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Right to left', 'storewright' ) }
			checked={ look.isRtl }
			onChange={ ( isRtl ) => onChange( { ...look, isRtl } ) }
		/>
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Plain text', 'storewright' ) }
			checked={ look.isPlain }
			onChange={ ( isPlain ) => onChange( { ...look, isPlain } ) }
		/>
	</div>
);
