import { SelectControl } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useAddressFormat, type Country } from '../../shared/data/countries';
import { countryOf } from '../../shared/ui/address-form/address';
import type { PlaceOption } from '../../shared/ui/address-form/place-options';
import { PlaceSelect } from '../../shared/ui/address-form/place-select';
import { placeError } from '../../shared/ui/address-form/validate-address';
import { NotLoaded } from '../../shared/ui/not-loaded';
import fieldStyles from '../../shared/ui/field/field.module.scss';
import { TextField } from '../../shared/ui/field/text-field';
import type { Answers } from '../machine';
import { industries } from '../questions';
import styles from '../profiler.module.scss';
import { StepForm, type AskedProps } from './step-form';

interface BusinessStepProps extends AskedProps {
	mayRename: boolean;
	/** Whether the country that is chosen is a guess. */
	isGuessed: boolean;
	countries: readonly Country[];
	places: PlaceOption[];
}

/** Asks for the store's name, its industry and where it is. */
export const BusinessStep = ( {
	answers,
	onChange,
	onNext,
	mayRename,
	isGuessed,
	countries,
	places,
	...form
}: BusinessStepProps ) => {
	const format = useAddressFormat( countryOf( answers.country ) );
	const [ isChecked, setChecked ] = useState( false );
	const [ isWaiting, setWaiting ] = useState( false );
	const [ refusals, setRefusals ] = useState( 0 );
	const fields = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( refusals > 0 ) {
			fields.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ refusals ] );

	const nameError =
		mayRename && answers.store_name.trim() === '' ? __( 'Enter a store name.', 'storewright' ) : undefined;
	const wrongPlace = format.status === 'ready' ? placeError( answers.country, format.data, countries ) : undefined;
	const submit = useEvent( () => {
		setChecked( true );
		if ( format.status === 'loading' ) {
			setWaiting( true );
		} else if ( format.status === 'failed' || nameError !== undefined || wrongPlace !== undefined ) {
			setRefusals( refusals + 1 );
		} else {
			onNext();
		}
	} );
	// Who was faster than the answer goes on once it is there.
	useEffect( () => {
		if ( isWaiting && format.status !== 'loading' ) {
			setWaiting( false );
			submit();
		}
	}, [ isWaiting, format.status, submit ] );

	return (
		<StepForm { ...form } onNext={ submit }>
			<div ref={ fields } className={ styles.fields }>
				<TextField
					label={ __( 'Store name', 'storewright' ) }
					value={ answers.store_name }
					onChange={ ( name ) => onChange( { store_name: name } ) }
					error={ isChecked ? nameError : undefined }
					maxLength={ 200 }
					autoComplete="organization"
					readOnly={ ! mayRename }
				/>
				{ ! mayRename && (
					<p className={ styles.help }>
						{ __( 'Only an administrator can change the store name.', 'storewright' ) }
					</p>
				) }
				<div className={ fieldStyles.field }>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'What do you sell?', 'storewright' ) }
						value={ answers.industry }
						options={ [ { value: '', label: __( 'Choose an industry', 'storewright' ) }, ...industries() ] }
						onChange={ ( industry ) => onChange( { industry: industry as Answers[ 'industry' ] } ) }
					/>
				</div>
				<PlaceSelect
					options={ places }
					value={ answers.country }
					onChange={ ( country ) => onChange( { country } ) }
					canAutofill={ isGuessed || answers.country === '' }
					error={ isChecked ? wrongPlace : undefined }
				/>
				{ isGuessed && (
					<p className={ styles.help }>
						{ __(
							'This is a guess from the time zone and language. Change it if it is wrong.',
							'storewright'
						) }
					</p>
				) }
				{ format.status === 'failed' && (
					<NotLoaded
						title={ __( 'What addresses of this country need could not be loaded', 'storewright' ) }
						reads={ [ format ] }
					/>
				) }
			</div>
		</StepForm>
	);
};
