import { CheckboxControl } from '@wordpress/components';
import { _n, __, sprintf } from '@wordpress/i18n';

import type { FreeExtensionGroup } from '../../generated/rest';
import styles from '../profiler.module.scss';
import { StepForm, type AskedProps } from './step-form';

interface PluginsStepProps extends AskedProps {
	groups: readonly FreeExtensionGroup[];
}

const continueLabel = ( count: number ): string =>
	count === 0
		? __( 'Continue without plugins', 'storewright' )
		: sprintf(
				/* translators: %d: number of plugins. */
				_n( 'Continue with %d plugin', 'Continue with %d plugins', count, 'storewright' ),
				count
			);

/** Offers free plugins. None is chosen beforehand. */
export const PluginsStep = ( { answers: { plugins: chosen }, onChange, groups, ...form }: PluginsStepProps ) => {
	const toggle = ( slug: string, isChosen: boolean ) =>
		onChange( { plugins: isChosen ? [ ...chosen, slug ] : chosen.filter( ( other ) => other !== slug ) } );
	return (
		<StepForm { ...form } submitLabel={ continueLabel( chosen.length ) }>
			{ groups.map( ( { key, title, plugins } ) => (
				<fieldset key={ key } className={ styles.choices }>
					<legend className={ styles.legend }>{ title }</legend>
					{ plugins.map( ( { slug, name, description } ) => (
						<div key={ slug } className={ styles.plugin }>
							<CheckboxControl
								__nextHasNoMarginBottom
								label={ name }
								help={ description }
								checked={ chosen.includes( slug ) }
								onChange={ ( isChosen ) => toggle( slug, isChosen ) }
							/>
						</div>
					) ) }
				</fieldset>
			) ) }
			<p className={ styles.help }>
				{ __( 'Plugins are downloaded from WordPress.org once you confirm in the next step.', 'storewright' ) }
			</p>
		</StepForm>
	);
};
