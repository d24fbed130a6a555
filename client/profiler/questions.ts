/** What is asked, and what can be answered: the same lists as in includes/Admin/Profiler/Answers.php. */
import { __ } from '@wordpress/i18n';

import type { Answers } from './machine';

interface Choice< Value > {
	value: Value;
	label: string;
	/** More about it, one sentence. */
	text?: string;
}

/** How far the business is. */
export const stages = (): ReadonlyArray< Choice< Answers[ 'business_choice' ] > > => [
	{
		value: 'im_just_starting_my_business',
		label: __( 'I’m just starting my business', 'storewright' ),
		text: __( 'You start with your first product.', 'storewright' ),
	},
	{
		value: 'im_already_selling',
		label: __( 'I’m already selling', 'storewright' ),
		text: __( 'If you sell online, you start by importing your products.', 'storewright' ),
	},
	{
		value: 'im_setting_up_a_store_for_a_client',
		label: __( 'I’m setting up a store for a client', 'storewright' ),
		text: __( 'You start with the details of your client’s store.', 'storewright' ),
	},
];

/** Where somebody sells who does so already. */
export const sellingPlaces = (): ReadonlyArray< Choice< Answers[ 'selling_online_answer' ] > > => [
	{ value: 'yes_im_selling_online', label: __( 'Online', 'storewright' ) },
	{ value: 'no_im_selling_offline', label: __( 'Offline', 'storewright' ) },
	{ value: 'im_selling_both_online_and_offline', label: __( 'Online and offline', 'storewright' ) },
];

/** What a store sells. */
export const industries = (): ReadonlyArray< Choice< Answers[ 'industry' ] > > => [
	{ value: 'clothing_and_accessories', label: __( 'Clothing and accessories', 'storewright' ) },
	{ value: 'food_and_drink', label: __( 'Food and drink', 'storewright' ) },
	{ value: 'electronics_and_computers', label: __( 'Electronics and computers', 'storewright' ) },
	{ value: 'health_and_beauty', label: __( 'Health and beauty', 'storewright' ) },
	{ value: 'education_and_learning', label: __( 'Education and learning', 'storewright' ) },
	{ value: 'home_furniture_and_garden', label: __( 'Home, furniture and garden', 'storewright' ) },
	{ value: 'arts_and_crafts', label: __( 'Arts and crafts', 'storewright' ) },
	{ value: 'sports_and_recreation', label: __( 'Sports and recreation', 'storewright' ) },
	{ value: 'other', label: __( 'Other', 'storewright' ) },
];
