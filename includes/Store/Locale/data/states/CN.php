<?php
/**
 * States of China.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'CN1'  => __( 'Yunnan / 云南', 'storewright' ),
	'CN2'  => __( 'Beijing / 北京', 'storewright' ),
	'CN3'  => __( 'Tianjin / 天津', 'storewright' ),
	'CN4'  => __( 'Hebei / 河北', 'storewright' ),
	'CN5'  => __( 'Shanxi / 山西', 'storewright' ),
	'CN6'  => __( 'Inner Mongolia / 內蒙古', 'storewright' ),
	'CN7'  => __( 'Liaoning / 辽宁', 'storewright' ),
	'CN8'  => __( 'Jilin / 吉林', 'storewright' ),
	'CN9'  => __( 'Heilongjiang / 黑龙江', 'storewright' ),
	'CN10' => __( 'Shanghai / 上海', 'storewright' ),
	'CN11' => __( 'Jiangsu / 江苏', 'storewright' ),
	'CN12' => __( 'Zhejiang / 浙江', 'storewright' ),
	'CN13' => __( 'Anhui / 安徽', 'storewright' ),
	'CN14' => __( 'Fujian / 福建', 'storewright' ),
	'CN15' => __( 'Jiangxi / 江西', 'storewright' ),
	'CN16' => __( 'Shandong / 山东', 'storewright' ),
	'CN17' => __( 'Henan / 河南', 'storewright' ),
	'CN18' => __( 'Hubei / 湖北', 'storewright' ),
	'CN19' => __( 'Hunan / 湖南', 'storewright' ),
	'CN20' => __( 'Guangdong / 广东', 'storewright' ),
	'CN21' => __( 'Guangxi Zhuang / 广西壮族', 'storewright' ),
	'CN22' => __( 'Hainan / 海南', 'storewright' ),
	'CN23' => __( 'Chongqing / 重庆', 'storewright' ),
	'CN24' => __( 'Sichuan / 四川', 'storewright' ),
	'CN25' => __( 'Guizhou / 贵州', 'storewright' ),
	'CN26' => __( 'Shaanxi / 陕西', 'storewright' ),
	'CN27' => __( 'Gansu / 甘肃', 'storewright' ),
	'CN28' => __( 'Qinghai / 青海', 'storewright' ),
	'CN29' => __( 'Ningxia Hui / 宁夏', 'storewright' ),
	'CN30' => __( 'Macao / 澳门', 'storewright' ),
	'CN31' => __( 'Tibet / 西藏', 'storewright' ),
	'CN32' => __( 'Xinjiang / 新疆', 'storewright' ),
];
