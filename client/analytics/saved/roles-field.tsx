import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import styles from './saved.module.scss';

interface RolesFieldProps {
	roles: readonly string[];
	onChange: ( roles: string[] ) => void;
}

/** With which roles a report is shared; nothing for who may not share any. */
export function RolesField( { roles, onChange }: RolesFieldProps ) {
	const all = Object.entries( getPageData().reportRoles );
	if ( all.length === 0 ) {
		return null;
	}
	return (
		<fieldset className={ styles.roles }>
			<legend>{ __( 'Share with', 'storewright' ) }</legend>
			{ all.map( ( [ slug, name ] ) => (
				<CheckboxControl
					key={ slug }
					__nextHasNoMarginBottom
					label={ name }
					checked={ roles.includes( slug ) }
					onChange={ ( isShared ) =>
						onChange( isShared ? [ ...roles, slug ] : roles.filter( ( role ) => role !== slug ) )
					}
				/>
			) ) }
		</fieldset>
	);
}
